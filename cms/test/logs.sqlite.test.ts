import { sqliteBreakages } from './breakage';
import { expectNothingPersonal, testLogs } from './contractOfLogs';
import { onSqlite } from './onDatabases';

jest.setTimeout(60_000);

onSqlite('logs', (cms) => {
  testLogs(cms, sqliteBreakages);

  test.each(['rejection', 'exception'])(
    'an uncaught %s ends the program, and says nothing of what it quotes',
    async (kind) => {
      const { code, printed } = await cms.printed(
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
