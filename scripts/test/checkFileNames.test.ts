import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkFileNames } from '../codegen/checkFileNames';

let town: string;
beforeEach(() => {
  town = mkdtempSync(path.join(tmpdir(), 'studium-names-'));
  mkdirSync(path.join(town, 'map'));
});
afterEach(() => rmSync(town, { recursive: true }));

const write = (...names: string[]) => {
  for (const name of names) writeFileSync(path.join(town, name), '');
};

it('accepts the files that are read, hidden files and others', () => {
  write('sign.svg', 'skyline.svg', 'night.jpg', 'night-tall.webp', 'map/town.pmtiles');
  write('.DS_Store', 'map/.DS_Store', 'map/notes.txt', 'README.md', 'sign.ai', 'night.jpeg');
  expect(() => checkFileNames(town)).not.toThrow();
});

it.each([
  ['sign.png', 'sign.png: is not read; its name must be sign.svg.'],
  ['Sign.svg', 'Sign.svg: is not read; its name must be sign.svg.'],
  ['night.jpeg', 'its name must be night.svg or night.webp or night.jpg or night.png.'],
  ['map/elmo.pmtiles', 'map/elmo.pmtiles: is not read; the map must be map/town.pmtiles.'],
])('refuses %s', (name, problem) => {
  write(name);
  expect(() => checkFileNames(town)).toThrow(problem);
});
