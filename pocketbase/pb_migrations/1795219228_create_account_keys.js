// The keys by which other programs use all lists of an account, stored as SHA-256 only. They end with the account, and
// when its sessions end (a new password or address, signing out everywhere), because a person who had taken the account
// may have made one. It is a plain table, so the dashboard cannot edit it.
const tables = [
  `CREATE TABLE account_keys (
     id TEXT PRIMARY KEY, account TEXT NOT NULL, name TEXT NOT NULL, access TEXT NOT NULL, hash TEXT NOT NULL UNIQUE,
     created TEXT NOT NULL, last_used TEXT NOT NULL
   )`,
  'CREATE INDEX account_keys_account ON account_keys (account)',
  `CREATE TRIGGER end_account_keys AFTER UPDATE OF tokenKey ON users WHEN OLD.tokenKey <> NEW.tokenKey BEGIN
     DELETE FROM account_keys WHERE account = NEW.id;
   END`,
  `CREATE TRIGGER end_keys_of_account AFTER DELETE ON users BEGIN
     DELETE FROM account_keys WHERE account = OLD.id;
   END`,
]

migrate(
  (app) => {
    for (const sql of tables) app.db().newQuery(sql).execute()
  },
  (app) => {
    for (const sql of [
      'DROP TRIGGER end_keys_of_account',
      'DROP TRIGGER end_account_keys',
      'DROP TABLE account_keys',
    ])
      app.db().newQuery(sql).execute()
  },
)
