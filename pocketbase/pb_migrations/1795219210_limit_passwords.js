// The site's server limits each address, and forwards one password at a time, about 15 per second. For PocketBase all
// of these requests have one address; its own limit is for requests that do not come through the site's server.
migrate(
  (app) => {
    const settings = app.settings()
    settings.rateLimits.enabled = true
    settings.rateLimits.rules = [{ label: '*:auth', audience: '', duration: 10, maxRequests: 300 }]
    app.save(settings)
  },
  (app) => {
    const settings = app.settings()
    settings.rateLimits.enabled = false
    app.save(settings)
  },
)
