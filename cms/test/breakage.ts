/** A way in which a table fails: statements that break it, and that mend it. */
export interface Breakage {
  name: string;
  broken: string[];
  mended: string[];
}

const gone = (table: string): Breakage => ({
  name: 'is gone',
  broken: [`ALTER TABLE ${table} RENAME TO ${table}_gone`],
  mended: [`ALTER TABLE ${table}_gone RENAME TO ${table}`],
});

/** How a table of SQLite can fail when it is written. */
export const sqliteBreakages = (table: string): Breakage[] => [
  gone(table),
  {
    name: 'refuses writes',
    broken: ['INSERT', 'UPDATE'].map(
      (event) =>
        `CREATE TRIGGER broken_${event} BEFORE ${event} ON ${table} BEGIN SELECT RAISE(ABORT, 'refused'); END`,
    ),
    mended: ['DROP TRIGGER broken_INSERT', 'DROP TRIGGER broken_UPDATE'],
  },
];

const trigger = (table: string, name: string, work: string): Breakage => ({
  name,
  broken: [
    `CREATE FUNCTION broken() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${work}; RETURN NEW; END $$`,
    `CREATE TRIGGER broken BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION broken()`,
  ],
  mended: [`DROP TRIGGER broken ON ${table}`, 'DROP FUNCTION broken'],
});

/** The same of PostgreSQL, which quotes rows in messages, details and hints. */
export const postgresBreakages = (table: string): Breakage[] => [
  gone(table),
  {
    name: 'has a constraint that no row keeps',
    broken: [`ALTER TABLE ${table} ADD CONSTRAINT broken CHECK (id < 0) NOT VALID`],
    mended: [`ALTER TABLE ${table} DROP CONSTRAINT broken`],
  },
  trigger(
    table,
    'quotes the row',
    `RAISE EXCEPTION 'no %', NEW USING DETAIL = 'no ' || NEW::text, HINT = NEW::text`,
  ),
  trigger(table, 'loses its connection', 'PERFORM pg_terminate_backend(pg_backend_pid())'),
];
