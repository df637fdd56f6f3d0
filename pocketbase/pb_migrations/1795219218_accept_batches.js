// The view for batches of changes was made here. The hooks make it at each start (`hooks/list/batch-view.ts`).
migrate(
  () => undefined,
  (app) => {
    app.db().newQuery('DROP VIEW IF EXISTS accepted_batches').execute()
  },
)
