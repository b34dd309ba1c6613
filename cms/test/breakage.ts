/** A failure of a table: the statements that break and repair it. */
export interface Breakage {
  name: string;
  broken: string[];
  repairs: string[];
}

const missingTable = (table: string): Breakage => ({
  name: 'is missing',
  broken: [`ALTER TABLE ${table} RENAME TO ${table}_gone`],
  repairs: [`ALTER TABLE ${table}_gone RENAME TO ${table}`],
});

/** Failures of a table on SQLite. */
export const sqliteBreakages = (table: string): Breakage[] => [
  missingTable(table),
  {
    name: 'refuses writes',
    broken: ['INSERT', 'UPDATE'].map(
      (event) =>
        `CREATE TRIGGER broken_${event} BEFORE ${event} ON ${table} BEGIN SELECT RAISE(ABORT, 'refused'); END`,
    ),
    repairs: ['DROP TRIGGER broken_INSERT', 'DROP TRIGGER broken_UPDATE'],
  },
];

const trigger = (table: string, name: string, work: string): Breakage => ({
  name,
  broken: [
    `CREATE FUNCTION broken() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${work}; RETURN NEW; END $$`,
    `CREATE TRIGGER broken BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION broken()`,
  ],
  repairs: [`DROP TRIGGER broken ON ${table}`, 'DROP FUNCTION broken'],
});

/** Failures of a table on PostgreSQL, which quotes rows in messages, details and hints. */
export const postgresBreakages = (table: string): Breakage[] => [
  missingTable(table),
  {
    name: 'has a constraint that no row satisfies',
    broken: [`ALTER TABLE ${table} ADD CONSTRAINT broken CHECK (id < 0) NOT VALID`],
    repairs: [`ALTER TABLE ${table} DROP CONSTRAINT broken`],
  },
  trigger(
    table,
    'quotes the row',
    `RAISE EXCEPTION 'no %', NEW USING DETAIL = 'no ' || NEW::text, HINT = NEW::text`,
  ),
  trigger(table, 'loses its connection', 'PERFORM pg_terminate_backend(pg_backend_pid())'),
];
