# Builds the product once, and runs it without a compiler, without root and without the sources.
# A base of one's own has Node 24, npm and the user node: `--build-arg BASE=…`.
ARG BASE=node:24-bookworm-slim
FROM ${BASE} AS build
WORKDIR /kasbeno
COPY package.json package-lock.json ./
COPY api/package.json api/
COPY storefront/package.json storefront/
COPY backoffice/package.json backoffice/
COPY backoffice/icons/package.json backoffice/icons/
COPY scripts/slim.js scripts/
RUN npm ci
COPY . .
RUN npm run build

FROM ${BASE} AS dependencies
WORKDIR /kasbeno
COPY package.json package-lock.json ./
COPY api/package.json api/
COPY storefront/package.json storefront/
COPY backoffice/package.json backoffice/
COPY backoffice/icons/package.json backoffice/icons/
COPY scripts/slim.js scripts/
# The optional ones stay: a picture library's binary for this machine is one of them.
RUN npm ci --omit=dev --workspace api && npm cache clean --force && mkdir -p api/node_modules

FROM ${BASE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3333 LOG_LEVEL=info TZ=UTC
WORKDIR /kasbeno
COPY --from=dependencies --chown=node:node /kasbeno/node_modules node_modules
COPY --from=dependencies --chown=node:node /kasbeno/api/node_modules api/node_modules
COPY --from=build --chown=node:node /kasbeno/api/build api/build
COPY --from=build --chown=node:node /kasbeno/storefront/dist storefront/dist
COPY --from=build --chown=node:node /kasbeno/backoffice/dist backoffice/dist
COPY --from=build --chown=node:node /kasbeno/package.json ./
USER node
WORKDIR /kasbeno/api/build
EXPOSE 3333
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "bin/server.js"]
