import type { Handlers } from '../http/call';

export const keptSignatureHandlers = {
  readKeptSignature: ({ state, user }) => ({ picture: state.keptSignatures.get(user().id) ?? null }),

  keepSignature: ({ state, user, body: { picture } }) => {
    state.keptSignatures.set(user().id, picture);
    return { picture };
  },

  deleteKeptSignature: ({ state, user }) => {
    state.keptSignatures.delete(user().id);
    return { picture: null };
  },
} satisfies Handlers;
