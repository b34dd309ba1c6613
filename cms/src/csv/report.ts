import type { Site } from '../sites';
import type { PlanLine } from './Plan';

const words = {
  it: {
    line: 'riga',
    made: 'nuovo',
    changed: 'cambia',
    unchanged: 'invariato',
    fault: 'errore',
    draft: 'bozza',
    sum: (made: number, changed: number, unchanged: number, faults: number) =>
      `${made} nuovi, ${changed} cambiati, ${unchanged} invariati, ${faults} con errori.`,
  },
  en: {
    line: 'line',
    made: 'new',
    changed: 'changes',
    unchanged: 'unchanged',
    fault: 'fault',
    draft: 'draft',
    sum: (made: number, changed: number, unchanged: number, faults: number) =>
      `${made} new, ${changed} changed, ${unchanged} unchanged, ${faults} with faults.`,
  },
} as const;

type Kind = 'made' | 'changed' | 'unchanged' | 'fault';

const kindOf = ({ faults, write }: PlanLine): Kind => {
  if (faults.length > 0) return 'fault';
  if (!write) return 'unchanged';
  return write.id === undefined ? 'made' : 'changed';
};

function lineOf(planned: PlanLine, site: Site): string {
  const say = words[site];
  const kind = kindOf(planned);
  const { faults, write } = planned;
  const fields = write?.changes.map(({ column }) => column.name).join(', ') ?? '';
  const detail = {
    made: write?.published === false ? ` (${say.draft})` : '',
    changed: `: ${fields}`,
    unchanged: '',
    fault: `: ${faults.join(' ')}`,
  }[kind];
  return `${say.line} ${planned.line}  ${say[kind]}  ${planned.name}${detail}`;
}

/** What a plan would do, a line for every row and a last one with the numbers. */
export function reportOf(lines: readonly PlanLine[], site: Site): string {
  const count = (kind: Kind) => lines.filter((line) => kindOf(line) === kind).length;
  const sum = words[site].sum(count('made'), count('changed'), count('unchanged'), count('fault'));
  return [...lines.map((line) => lineOf(line, site)), sum].join('\n');
}
