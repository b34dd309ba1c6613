'use client';
import { Link, useConfig } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation.js';
import { formatAdminURL } from 'payload/shared';
import { useEffect, useRef, useState } from 'react';
import { isRecord } from '../../lib/isRecord';
import { useLanguage } from '../useLanguage';
import type { FoundEntries, FoundEntry } from './FoundEntry';
import './DeskSearch.css';

const texts = {
  it: {
    label: 'Cerca in tutti i contenuti',
    hint: 'Titolo, proprietario, indirizzo, telefono, e-mail o testo',
    searching: 'Cerco…',
    nothing: 'Non ho trovato niente. Prova con meno parole.',
    count: (rows: number) => (rows === 1 ? 'Un risultato' : `${rows} risultati`),
    first: (rows: number) => `I primi ${rows} risultati`,
    failed: 'La ricerca non ha risposto. Controlla la connessione e riprova.',
    seeAll: 'Vedi tutto:',
  },
  en: {
    label: 'Search all content',
    hint: 'Title, owner, address, telephone, e-mail or text',
    searching: 'Searching…',
    nothing: 'Nothing was found. Try fewer words.',
    count: (rows: number) => (rows === 1 ? 'One result' : `${rows} results`),
    first: (rows: number) => `The first ${rows} results`,
    failed: 'The search did not answer. Check the connection and try again.',
    seeAll: 'See all:',
  },
};

/** Milliseconds after the last key before a search. */
const pauseMs = 200;

/** The parameter of the desk's address with the search, to which the browser's Back button returns. */
const parameter = 'search';

type Result = FoundEntries | 'failed' | null;

const isFound = (body: unknown): body is FoundEntries =>
  isRecord(body) && Array.isArray(body.rows) && Array.isArray(body.all);

/** What was found, while the text of the field is not empty: null while it is searched. */
function useFound(query: string): Result {
  const { config } = useConfig();
  const [result, setResult] = useState<{ query: string; found: Result }>({
    query: '',
    found: null,
  });
  const url = formatAdminURL({ apiRoute: config.routes.api, path: '/desk-search' });
  useEffect(() => {
    if (query === '') return undefined;
    const controller = new AbortController();
    const search = async () => {
      const { signal } = controller;
      const parameters = new URLSearchParams({ query });
      const found = await fetch(`${url}?${parameters.toString()}`, {
        credentials: 'include',
        signal,
      })
        .then((response): Promise<unknown> => response.json())
        .catch(() => null);
      if (!signal.aborted) setResult({ query, found: isFound(found) ? found : 'failed' });
    };
    const timer = setTimeout(() => void search(), pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, url]);
  return query === result.query ? result.found : null;
}

const Row = ({ title, href, picture, section, status, statusLabel, matches }: FoundEntry) => (
  <li>
    {picture === null ? (
      <span className="studium-row-picture" />
    ) : (
      <img className="studium-row-picture" src={picture} alt="" loading="lazy" />
    )}
    <div>
      <Link href={href} prefetch={false}>
        {title}
      </Link>
      <p>
        {section} · <span data-status={status}>{statusLabel}</span>
      </p>
      {matches.map(({ label, before, found, after }) => (
        <p key={`${label} ${before}`}>
          {label}: {before}
          <mark>{found}</mark>
          {after}
        </p>
      ))}
    </div>
  </li>
);

/** The search of the desk, over all sections. Ctrl+K or ⌘K leads to it. */
export function DeskSearch() {
  const text = texts[useLanguage()];
  const input = useRef<HTMLInputElement>(null);
  // Where the person went to an entry and back.
  const [typed, setTyped] = useState(useSearchParams().get(parameter) ?? '');
  const query = typed.trim();
  const result = useFound(query);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  const change = (value: string) => {
    setTyped(value);
    const address = new URL(window.location.href);
    if (value.trim()) address.searchParams.set(parameter, value.trim());
    else address.searchParams.delete(parameter);
    window.history.replaceState(null, '', address);
  };

  const rows = result === null || result === 'failed' ? [] : result.rows;
  const all = result === null || result === 'failed' ? [] : result.all;
  const status = () => {
    if (query === '') return '';
    if (result === null) return text.searching;
    if (result === 'failed') return text.failed;
    if (rows.length === 0) return text.nothing;
    return all.length > 0 ? text.first(rows.length) : text.count(rows.length);
  };

  return (
    <search className="studium-desk-search">
      <label htmlFor="studium-desk-search">{text.label}</label>
      <div className="studium-desk-search__field">
        <input
          ref={input}
          id="studium-desk-search"
          type="search"
          value={typed}
          maxLength={200}
          autoComplete="off"
          aria-keyshortcuts="Control+K Meta+K"
          aria-describedby="studium-desk-search-hint"
          onChange={({ target }) => change(target.value)}
        />
        {typed === '' && <kbd aria-hidden>Ctrl K</kbd>}
      </div>
      <p id="studium-desk-search-hint">{text.hint}</p>
      <p role="status">{status()}</p>
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <Row key={row.href} {...row} />
          ))}
        </ul>
      )}
      {all.length > 0 && (
        <p className="studium-desk__all">
          {text.seeAll}{' '}
          {all.map(({ label, href }) => (
            <Link key={href} href={href} prefetch={false}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </search>
  );
}
