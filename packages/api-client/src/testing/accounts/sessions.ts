import { notFound } from '../http/problem';
import type { Handlers } from '../http/call';

export const sessionHandlers = {
  listSessions: ({ state, user }) => {
    const own = state.sessions
      .filter(({ userId }) => userId === user().id)
      .map(({ userId: _userId, ...session }) => ({ ...session, current: session.id === state.sessionId }));
    return {
      data: own.toSorted(
        (a, b) => Number(b.current) - Number(a.current) || Date.parse(b.last_used_at) - Date.parse(a.last_used_at),
      ),
    };
  },

  endSession: ({ state, params, user }) => {
    const { id: userId } = user();
    if (!state.sessions.some((session) => session.id === params.id && session.userId === userId)) throw notFound();
    state.sessions = state.sessions.filter(({ id }) => id !== params.id);
    return null;
  },

  endOtherSessions: ({ state, user }) => {
    const { id: ownId } = user();
    state.sessions = state.sessions.filter(({ id, userId }) => userId !== ownId || id === state.sessionId);
    return null;
  },
} satisfies Handlers;
