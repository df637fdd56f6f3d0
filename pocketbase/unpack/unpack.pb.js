// The hooks that PocketBase runs on the copy of a restored backup (scripts/lib/backup/unpack.ts), in place of our own.

onBootstrap((e) => {
  e.next()
  // The nightly backup might be stored in the bucket of the running site.
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

// PocketBase restarts itself to restore, so that only a failure is answered.
routerAdd('POST', '/unpack', (e) => {
  const secret = $os.getenv('SITE_SECRET')
  if (!secret || !$security.equal(e.request.header.get('X-Site-Secret'), secret)) throw new NotFoundError()
  try {
    $app.restoreBackup(new Context(), 'backup.zip')
  } catch (error) {
    return e.json(400, { reason: String(error) })
  }
})
