/** In this order: Edge and Opera also name Chrome, and Chrome also names Safari. */
const browsers: [RegExp, string][] = [
	[/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
	[/\bOPR\//, 'Opera'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\bFirefox\/|\bFxiOS\//, 'Firefox'],
	[/\bChrome\/|\bCriOS\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
]

/** In this order: Android also names Linux, and an iPhone also names Mac OS X. */
const systems: [RegExp, string][] = [
	[/\biPhone\b/, 'iPhone'],
	[/\biPad\b/, 'iPad'],
	[/\bAndroid\b/, 'Android'],
	[/\bWindows\b/, 'Windows'],
	[/\bMac OS X\b/, 'Mac'],
	[/\bCrOS\b/, 'Chromebook'],
	[/\bLinux\b/, 'Linux'],
]

/** The first name of a device, such as `Chrome di Android`; empty when the user agent says neither. */
export function namePerangkat(userAgent = ''): string {
	const nameIn = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
	return [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined).join(' di ')
}
