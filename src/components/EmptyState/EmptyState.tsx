import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: 1rem;
  padding: clamp(2rem, 5vw, 4rem) 1.25rem;
  border-radius: var(--r-card);
  background: var(--tint);
  text-align: center;
  p {
    max-width: 28.2em;
    color: var(--ink-soft);
  }
`;

const Scene = styled.svg`
  width: min(280px, 80%);
`;

interface EmptyStateProps {
  title: string;
  text: string;
  action?: ReactNode;
}

/** The message for an empty list: a drawing, what happened, and what to do. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <Root>
      <Scene viewBox="0 0 280 150" aria-hidden="true">
        <path d="M0 150V92q40-26 86-16t92-12 102 10v76Z" fill="var(--field)" opacity=".16" />
        <circle cx="214" cy="42" r="21" fill="var(--f-ochre)" />
        <path d="M62 150V58h18l22-20 22 20h14v92Z" fill="var(--field)" opacity=".45" />
        <path d="M104 150V76l44-38 44 38v74Z" fill="var(--field)" />
        <path d="M166 58V36h12v32Z" fill="var(--field)" />
        <path d="M96 80l52-46 52 46-6 7-46-41-46 41Z" fill="var(--f-ochre)" />
        <path d="M136 150v-32a12 12 0 0 1 24 0v32Z" fill="var(--cream)" />
        <path d="M116 92h16v16h-16ZM164 92h16v16h-16Z" fill="var(--cream)" opacity=".9" />
        <path
          d="M124 92v16M116 100h16M172 92v16M164 100h16"
          stroke="var(--field)"
          strokeWidth="2"
        />
        <path d="M76 74h12v14H76ZM76 100h12v14H76Z" fill="var(--cream)" opacity=".55" />
        <path
          d="M222 150c-14 0-17-11-15-21s8-18 15-28c7 10 13 18 15 28s-1 21-15 21Z"
          fill="var(--f-sage)"
        />
        <path
          d="M40 150c-10 0-13-8-11-16s6-14 11-22c5 8 10 14 11 22s-1 16-11 16Z"
          fill="var(--f-sage)"
        />
        <path d="M178 150c0-9 2-12 6-13l1-5 3 3h3l3-3 1 6c2 3 1 6-1 8l1 4Z" fill="var(--f-ink)" />
        <path d="M0 148h280v2H0Z" fill="var(--field)" opacity=".6" />
      </Scene>
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </Root>
  );
}
