#!/bin/sh
# Makes the files of ./secrets that are missing, and changes none: random ones, and empty ones for what others give.
set -eu
cd "$(dirname "$0")/.."
# The containers read them as users of their own; the folder keeps the other users of this machine away.
umask 022
mkdir -p secrets
chmod 0700 secrets
random() {
  [ -e "secrets/$1" ] || openssl rand -hex 32 > "secrets/$1"
}
empty() {
  [ -e "secrets/$1" ] || : > "secrets/$1"
}
random APP_KEY
random CODE_PEPPER
random POSTGRES_PASSWORD
random DATABASE_PASSWORD
random DATABASE_OWNER_PASSWORD
random S3_ACCESS_KEY_ID
random S3_SECRET_ACCESS_KEY
random METRICS_TOKEN
# What the house signs its files with comes from a certificate authority; banks and providers give the rest.
empty APP_KEY_PREVIOUS
empty CODE_PEPPER_PREVIOUS
empty PDF_SIGNING_KEY
empty PDF_SIGNING_CERTIFICATE
empty MELLAT_PASSWORD
empty IRANKISH_PASS_PHRASE
empty IRANKISH_PUBLIC_KEY
empty SIGNATURE_SECRET
empty KAVENEGAR_API_KEY
empty SMSIR_API_KEY
empty OTEL_EXPORTER_OTLP_HEADERS
