import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';

/** Shows the error page in place of a screen that broke. Give it the path as key, so that leaving mends it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    return error ? <ErrorScreen error={error} /> : this.props.children;
  }
}
