// The number of views of each page on each day, without any data about visitors. Admins read it in the dashboard.
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
      // With the day first, the index also serves the count of a day's paths.
      indexes: ['CREATE UNIQUE INDEX `page_views_day_path` ON `page_views` (`day`, `path`)'],
    })
    app.save(views)
  },
  (app) => app.delete(app.findCollectionByNameOrId('page_views')),
)
