// The site's server limits each address, and passes on one password at a time, some 15 a second. PocketBase sees all of it
// as one address; its own limit is for what reaches it another way.
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
