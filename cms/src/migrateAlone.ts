import type { postgresAdapter } from '@payloadcms/db-postgres';

type AdapterObject = ReturnType<typeof postgresAdapter>;

/** Any number will do, as long as nobody else locks by it. */
const lock = 5_374_756;

/**
 * The same adapter, whose migrations wait for those of other programs that begin at the same moment:
 * whoever comes second finds them done. The lock ends with its connection, also when the program is
 * killed.
 */
export const migrateAlone = (adapter: AdapterObject): AdapterObject => ({
  ...adapter,
  init(args) {
    const db = adapter.init(args);
    const migrate = db.migrate.bind(db);
    db.migrate = async (options) => {
      const connection = await db.pool.connect();
      try {
        await connection.query('SELECT pg_advisory_lock($1)', [lock]);
        await migrate(options);
      } finally {
        // Ends the connection instead of keeping it: the lock goes with it.
        connection.release(true);
      }
    };
    return db;
  },
});
