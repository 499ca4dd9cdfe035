import { join } from 'node:path'
import { Failure, repoNode, run, step } from './steps.mjs'
import { installSystemPackage, isExecutable, searchPath } from './system-packages.mjs'

/** The headless shell comes first: it opens a page in a quarter of the time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** `CHROMIUM_PATH`, or a Chromium of this system, if there is one. */
export const findChromium = () => process.env.CHROMIUM_PATH ?? findNamed(NAMES)

/** A Chromium with everything that people have, such as the back/forward cache, if there is one. */
export const findWholeChromium = () => findNamed(NAMES.slice(1))

/** @param {string[]} names */
function findNamed(names) {
	const folders = ['/usr/bin', ...searchPath()]
	return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), MAC].find(isExecutable)
}

/** Finds a Chromium or installs one, and returns its path. */
export async function ensureChromium() {
	const found = findChromium() ?? (await findDownloaded())
	return found ?? (await step('browser', fetchChromium))
}

async function fetchChromium() {
	await installSystemPackage('chromium-headless-shell')
	if (!findChromium()) await installSystemPackage('chromium')
	const installed = findChromium()
	if (installed) return installed
	await run(repoNode(), ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
	const downloaded = await findDownloaded()
	if (downloaded) return downloaded
	throw new Failure('There is no Chromium for the browser tests: please install the package chromium.')
}

/** The Chromium that Playwright downloaded, if there is one. */
async function findDownloaded() {
	const ask = "console.log(require('@playwright/test').chromium.executablePath())"
	const path = (await run(repoNode(), ['--eval', ask])).output.trim()
	return isExecutable(path) ? path : undefined
}
