import type { Handlers } from '../http/call';
import { notFound } from '../http/problem';
import { accountById, changeableAccount } from './user-rules';

export const userSessionHandlers = {
  listUserSessions: ({ state, params }) => {
    accountById(state, params.id);
    const open = state.sessions
      .filter(({ userId }) => userId === params.id)
      .map(({ userId: _userId, ...session }) => ({ ...session, current: session.id === state.sessionId }));
    return { data: open.toSorted((a, b) => Date.parse(b.last_used_at) - Date.parse(a.last_used_at)) };
  },

  endUserSession: ({ state, params, user }) => {
    changeableAccount(state, user(), params.id);
    const isNamed = ({ id, userId }: { id: string; userId: string }) =>
      id === params.session_id && userId === params.id;
    if (!state.sessions.some(isNamed)) throw notFound();
    state.sessions = state.sessions.filter((session) => !isNamed(session));
    return null;
  },

  endUserSessions: ({ state, params, user }) => {
    changeableAccount(state, user(), params.id);
    state.sessions = state.sessions.filter(({ userId }) => userId !== params.id);
    return null;
  },
} satisfies Handlers;
