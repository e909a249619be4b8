/**
 * Whether an endpoint, which a browser hands over and anybody could make up, is an address at one of the push services
 * that the shop sends to: https at its own port, or an origin that the settings name whole.
 */
export function isAtPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username || password) return false;
  if (services.includes(origin)) return true;
  return protocol === 'https:' && port === '' && services.some((service) => isNamed(hostname, service));
}

function isNamed(host: string, service: string): boolean {
  return service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service;
}
