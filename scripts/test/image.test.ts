/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scripts } from '../../cms/package.json';

test('the image of the cms runs the same command as npm start', () => {
  const image = readFileSync(join(__dirname, '../../deploy/cms.Dockerfile'), 'utf8');
  const [, command = '[]'] = /^CMD (.*)$/m.exec(image) ?? [];
  expect((JSON.parse(command) as string[]).join(' ')).toBe(scripts.start);
});
