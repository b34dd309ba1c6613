'use client';
import { useAuth, useConfig } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import { type SubmitEvent, useState } from 'react';
import { useLanguage } from '../useLanguage';
import { Dialog } from '../Dialog';

const texts = {
  it: {
    heading: 'Accedi di nuovo',
    why: 'La sessione è finita. Quello che hai scritto è ancora qui: accedi e si salva.',
    email: 'Email',
    password: 'Password',
    logIn: 'Accedi',
    later: 'Più tardi',
    wrong: 'Email o password non corrispondono.',
    offline: 'Manca la connessione. Riprova fra poco.',
  },
  en: {
    heading: 'Log in again',
    why: 'Your session has ended. What you have written is still here: log in and it is saved.',
    email: 'Email',
    password: 'Password',
    logIn: 'Log in',
    later: 'Later',
    wrong: 'The email and the password do not match.',
    offline: 'There is no connection. Try again soon.',
  },
};

/** Logs in over the form, without leaving it. */
export function LoginDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const words = texts[useLanguage()];
  const { user, fetchFullUser } = useAuth();
  const { config } = useConfig();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  const logIn = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email, password } = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    const response = await fetch(
      formatAdminURL({ apiRoute: config.routes.api, path: `/${config.admin.user}/login` }),
      {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      },
    ).catch(() => null);
    setBusy(false);
    if (!response?.ok) {
      setProblem(response && response.status < 500 ? words.wrong : words.offline);
      return;
    }
    await fetchFullUser();
    onDone();
  };

  return (
    <Dialog heading={words.heading} onClose={onClose}>
      <p>{words.why}</p>
      <form onSubmit={(event) => void logIn(event)}>
        <label>
          {words.email}
          <input
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={user?.email}
          />
        </label>
        <label>
          {words.password}
          <input
            name="password"
            type="password"
            autoComplete="current-password"
            required
            data-first
          />
        </label>
        {problem && <p role="alert">{problem}</p>}
        <div className="studium-dialog__buttons">
          <button type="button" onClick={onClose}>
            {words.later}
          </button>
          <button type="submit" disabled={isBusy} data-main>
            {words.logIn}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
