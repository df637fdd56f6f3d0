// How often each page was opened on each day: a number, and nothing about who opened it. Admins read it in the dashboard.
migrate(
  (app) => {
    const views = new Collection({
      type: 'base',
      name: 'page_views',
      fields: [
        { name: 'day', type: 'text', required: true, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
        { name: 'path', type: 'text', required: true, max: 100 },
        { name: 'count', type: 'number', onlyInt: true, min: 0 },
      ],
      // In this order it also counts the paths of a day.
      indexes: ['CREATE UNIQUE INDEX `page_views_day_path` ON `page_views` (`day`, `path`)'],
    })
    app.save(views)
  },
  (app) => app.delete(app.findCollectionByNameOrId('page_views')),
)
