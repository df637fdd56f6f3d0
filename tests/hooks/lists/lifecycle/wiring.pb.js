routerAdd('POST', '/run', (e) => require(`${__hooks}/app.js`).runAt(e))
