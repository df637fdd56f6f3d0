const ownRecord = 'id = @request.auth.id'
const dayS = 24 * 60 * 60

// Accounts: anybody may create one, can use it once its address is confirmed, and sees no other account.
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    for (const name of ['name', 'avatar']) users.fields.removeByName(name)
    users.fields.add(
      new TextField({
        name: 'display_name',
        required: true,
        max: 60,
        // Not blank, and without line ends.
        pattern: '^\\S[^\\x00-\\x1f\\x7f]*$',
      }),
    )
    users.fields.getByName('password').min = 6
    users.listRule = null
    users.viewRule = ownRecord
    users.createRule = ''
    users.updateRule = ownRecord
    users.deleteRule = ownRecord
    users.authRule = 'verified = true'
    users.authToken.duration = 30 * dayS
    // Alerts would store a fingerprint of every device that signs in.
    users.authAlert.enabled = false
    app.save(users)
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    users.fields.removeByName('display_name')
    users.fields.add(
      new TextField({ name: 'name', max: 255 }),
      new FileField({ name: 'avatar', maxSelect: 1, mimeTypes: ['image/jpeg', 'image/png', 'image/webp'] }),
    )
    users.fields.getByName('password').min = 8
    users.viewRule = null
    users.createRule = null
    users.updateRule = null
    users.deleteRule = null
    users.authRule = ''
    users.authToken.duration = 7 * dayS
    users.authAlert.enabled = true
    app.save(users)
  },
)
