import { join } from 'node:path'
import { step } from './steps.mjs'
import { installSystemPackage, isExecutable, searchPath } from './system-packages.mjs'

/** @param {string[]} names */
const find = (...names) =>
	names.flatMap((name) => ['/usr/bin', ...searchPath()].map((folder) => join(folder, name))).find(isExecutable)

/** `FIREFOX_PATH`, or a Firefox of this system, if there is one. */
export const findFirefox = () => process.env.FIREFOX_PATH ?? find('firefox-esr', 'firefox')

/** WebKitGTK's driver and a screen for it, if there are both. */
export function findWebKit() {
	const [driver, xvfb] = [find('WebKitWebDriver'), find('Xvfb')]
	return driver && xvfb ? { driver, xvfb } : undefined
}

/** Installs Firefox and WebKitGTK where that needs no password, and returns what is missing. */
export async function ensureEngines() {
	if (!findFirefox()) await step('Firefox', () => installSystemPackage('firefox-esr'))
	if (!findWebKit()) {
		await step('WebKit', async () => {
			await installSystemPackage('webkit2gtk-driver')
			await installSystemPackage('xvfb')
		})
	}
	return [
		...(findFirefox() ? [] : ['Firefox (package firefox-esr)']),
		...(findWebKit() ? [] : ['WebKit (packages webkit2gtk-driver and xvfb)']),
	]
}
