/** The modules' routes, in the order of their dependencies. */
import '#app/shared/routes'
import '#app/identity/routes'
import '#app/locations/routes'
import '#app/registration/routes'
import '#app/partners/routes'
