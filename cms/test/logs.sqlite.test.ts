import path from 'node:path';
import { sqliteBreakages } from './breakage';
import { expectNothingPersonal, testLogs } from './contractOfLogs';
import { onSqlite } from './onDatabases';

jest.setTimeout(60_000);

onSqlite('logs', (cms) => {
  testLogs(cms, sqliteBreakages);

  test.each(['rejection', 'exception'])(
    'after an uncaught %s the program runs on, and the log does not contain the quoted data',
    async (kind) => {
      await cms.stopServer();
      const preload = path.resolve(__dirname, 'throwAtSignal.cjs');
      await cms.startServer({ NODE_OPTIONS: `--require=${preload}`, UNCAUGHT: kind });
      const before = cms.log.length;
      process.kill(cms.pid, 'SIGUSR2');
      const log = await cms.waitForLog(/(uncaughtException|unhandledRejection).*23505/, before);
      expectNothingPersonal(log);
      expect((await fetch(`${cms.url}/health`)).status).toBe(200);
    },
  );
});
