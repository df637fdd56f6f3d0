routerAdd('GET', '/rule', (e) => require(`${__hooks}/app.js`).runRule(e))
