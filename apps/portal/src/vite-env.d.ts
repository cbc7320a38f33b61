/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_LICENSING_SERVICE_URL?: string;
}
