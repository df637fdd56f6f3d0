const warning = 4

migrate(
  (app) => {
    const settings = app.settings()
    settings.meta.appName = 'Lista Noastră'
    settings.batch.enabled = false
    settings.logs.logIP = false
    settings.logs.maxDays = 3
    settings.logs.minLevel = warning
    app.save(settings)
  },
  (app) => {
    const settings = app.settings()
    settings.meta.appName = 'Acme'
    settings.logs.logIP = true
    settings.logs.maxDays = 5
    settings.logs.minLevel = 0
    app.save(settings)
  },
)
