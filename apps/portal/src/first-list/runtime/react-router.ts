/** The part of React Router that a page reads: the window's address. */
const nothing = () => undefined;

export const useLocation = () => ({ ...pick(window.location), key: 'default', state: null });
export const useSearchParams = () => [new URLSearchParams(window.location.search), nothing] as const;
export const useMatches = () => [];
export const useNavigate = () => nothing;

const pick = ({ pathname, search, hash }: Location) => ({ pathname, search, hash });

/** Imported by the features' routes, never used. */
export const Navigate = undefined;
export const redirect = nothing;
