/** In this order: Edge and Opera also call themselves Chrome, and every one of them but Firefox calls itself Safari. */
const browsers = { Edg: 'Edge', OPR: 'Opera', Firefox: 'Firefox', Chrome: 'Chrome', Safari: 'Safari' }
/** In this order: Android is also Linux, and an iPhone is also like Mac OS X. */
const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS X', 'Linux']

/** Browser and system, enough to tell one's own devices apart. */
export function deviceName(userAgent: string | null): string {
	const text = userAgent ?? ''
	const browser = Object.entries(browsers).find(([token]) => text.includes(`${token}/`))?.[1] ?? 'Peramban lain'
	const system = systems.find((name) => text.includes(name))
	return system ? `${browser} di ${system}` : browser
}
