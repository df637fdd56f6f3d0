// What PocketBase runs over the copy that a backup is restored into (scripts/lib/backup/unpack.ts), in place of our hooks.

onBootstrap((e) => {
  e.next()
  // The nightly backup may go to the bucket of the living.
  e.app.settings().backups.cron = ''
  // Without a superuser PocketBase would open a browser to ask for one.
  let superuser = new Record(e.app.findCollectionByNameOrId('_superusers'))
  try {
    superuser = e.app.findAuthRecordByEmail('_superusers', $os.getenv('LISTA_ADMIN_EMAIL'))
  } catch {
    superuser.set('email', $os.getenv('LISTA_ADMIN_EMAIL'))
  }
  superuser.set('password', $os.getenv('LISTA_ADMIN_PASSWORD'))
  e.app.save(superuser)
})

// It restores by starting itself anew, so that only a failure is answered.
routerAdd('POST', '/unpack', (e) => {
  const secret = $os.getenv('SITE_SECRET')
  if (!secret || !$security.equal(e.request.header.get('X-Site-Secret'), secret)) throw new NotFoundError()
  try {
    $app.restoreBackup(new Context(), 'backup.zip')
  } catch (error) {
    return e.json(400, { reason: String(error) })
  }
})
