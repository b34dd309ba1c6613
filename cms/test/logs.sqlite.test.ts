import { sqliteBreakages } from './breakage';
import { expectNothingPersonal, testLogs } from './contractOfLogs';
import { onSqlite } from './onDatabases';

jest.setTimeout(60_000);

onSqlite('logs', (cms) => {
  testLogs(cms, sqliteBreakages);

  test.each(['rejection', 'exception'])(
    'an uncaught %s ends the program, and the log does not contain the quoted data',
    async (kind) => {
      const { code, printed } = await cms.runForOutput(
        'test/crashProgram.ts',
        kind,
        'zypherine@example.org',
      );
      expect(code).toBe(1);
      expect(printed).toContain('23505');
      expect(printed).toMatch(/"fault":"(uncaughtException|unhandledRejection)"/);
      expectNothingPersonal(printed);
    },
  );
});
