const ownRecord = 'id = @request.auth.id'

// Closes PocketBase's default collection of users, in which anybody may sign up; the site does not use it yet.
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    users.listRule = null
    users.viewRule = null
    users.createRule = null
    users.updateRule = null
    users.deleteRule = null
    app.save(users)
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    users.listRule = ownRecord
    users.viewRule = ownRecord
    users.createRule = ''
    users.updateRule = ownRecord
    users.deleteRule = ownRecord
    app.save(users)
  },
)
