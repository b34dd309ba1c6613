// Makes the database refuse a price of 777, as a full disk would: in the midst of a write.
import { getPayload } from 'payload';

process.env.DISABLE_PAYLOAD_HMR = 'true';
process.env.CMS_LOG = 'silent';

const { default: config } = await import('../payload.config');
const { db } = await getPayload({ config });
const onSqlite = `CREATE TRIGGER trouble BEFORE UPDATE ON accommodations WHEN NEW.price_min = 777
  BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`;
const onPostgres = `CREATE FUNCTION trouble() RETURNS trigger AS $$
    BEGIN RAISE EXCEPTION 'the disk is full'; END $$ LANGUAGE plpgsql;
  CREATE TRIGGER trouble BEFORE UPDATE ON accommodations FOR EACH ROW
    WHEN (NEW.price_min = 777) EXECUTE FUNCTION trouble()`;
await db.execute({ drizzle: db.drizzle, raw: db.name === 'postgres' ? onPostgres : onSqlite });
process.exit(0);
