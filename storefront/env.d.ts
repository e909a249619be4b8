/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the API when it is not the page's own; set while building. */
  readonly VELOC_API_BASE?: string;
}
