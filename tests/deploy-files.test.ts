import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { installSystemPackage, isExecutable, searchPath } from '../scripts/system-packages.mjs'
import routes from '../site/routes.ts'

const deploy = join(import.meta.dirname, '../deploy')
const WITH_BACKUPS = ['rs-yasmin.service', 'rs-yasmin-backup.service']
const UNITS = [...WITH_BACKUPS, 'rs-yasmin-khanza.service']

beforeAll(async () => {
	const isInstalled = searchPath().some((folder) => isExecutable(join(folder, 'systemd-analyze')))
	if (!isInstalled && !(await installSystemPackage('systemd')))
		throw new Error('This test needs systemd-analyze, of the package systemd.')
})

/** From 0, closed, to 10, by systemd's own measure. */
function exposureOf(unit: string): number {
	const report = execFileSync('systemd-analyze', ['security', '--offline=true', '--no-pager', join(deploy, unit)])
	return Number(/exposure level for \S+: ([\d.]+)/.exec(report.toString())?.[1])
}

test.each(UNITS)('%s is closed, by the measure of systemd-analyze', (unit) => {
	expect(exposureOf(unit)).toBeLessThanOrEqual(2)
})

const settingsOf = (unit: string, name: string) =>
	readFileSync(join(deploy, unit), 'utf8')
		.split('\n')
		.flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []))

test.each(WITH_BACKUPS)('%s may write the folder of backups that it names', (unit) => {
	const [, folder = ''] = /\bBACKUP_DIR=(\S+)/.exec(settingsOf(unit, 'Environment').join(' ')) ?? []
	expect(settingsOf(unit, 'ReadWritePaths').map((path) => path.replace(/^-/, ''))).toEqual([folder])
})

test('the connector of Khanza is another user than the site, and may write its own state alone', () => {
	const unit = 'rs-yasmin-khanza.service'
	expect(settingsOf(unit, 'DynamicUser')).toEqual(['yes'])
	expect([...settingsOf(unit, 'User'), ...settingsOf(unit, 'ReadWritePaths')]).toEqual([])
	expect(settingsOf(unit, 'Environment').join(' ')).toContain(`DATA_DIR=/var/lib/${settingsOf(unit, 'StateDirectory')}`)
})

test('the site is started again however often it fails', () => {
	expect(settingsOf('rs-yasmin.service', 'Restart')).toEqual(['always'])
	expect(settingsOf('rs-yasmin.service', 'StartLimitIntervalSec')).toEqual(['0'])
})

test('the container has a volume of its own user for data, keys and backups', () => {
	const text = readFileSync(join(deploy, 'Containerfile'), 'utf8')
	const folders = [...text.matchAll(/\b\w+_DIR=(\S+)/g)].map(([, folder]) => folder)
	expect(folders).toEqual(['/data', '/keys', '/backups'])
	expect([...text.matchAll(/^VOLUME (\S+)$/gm)].map(([, folder]) => folder)).toEqual(folders)
	expect(text).toContain(`install --directory --owner=10001 --group=10001 --mode=0700 ${folders.join(' ')}\n`)
	expect(text).toMatch(/^USER 10001:10001$/m)
})

const nginx = readFileSync(join(deploy, 'nginx.conf'), 'utf8')

/** How nginx's access log names a path: by the first line of the map that fits. */
function loggedPath(path: string): string {
	const [, map = ''] = /map \$uri \$rs_yasmin_path \{([^}]*)\}/.exec(nginx) ?? []
	for (const [, pattern = '', name = ''] of map.matchAll(/^\s(~\S+|\/) (\S+);$/gm)) {
		const found = pattern === '/' ? path === '/' && [path] : new RegExp(pattern.slice(1)).exec(path)
		if (found) return name.replace(/\$\w+/, found[1] ?? '')
	}
	return '*'
}

test('the access log of nginx names every page of the site by where its address begins, and no other address', () => {
	const paths = [...routes, ...routes.flatMap(({ children = [] }) => children)].flatMap(({ path = '' }) => path)
	const pages = paths.filter((path) => !/^(:toko|\*)?$/.test(path))
	expect(pages.length).toBeGreaterThan(40)
	const wanted = (path: string) =>
		path.startsWith('sitemap') ? '/sitemap*.xml' : `/${path.replace(/\/.*/, '/*').replace(/:\w+/, '*')}`
	const logged = (path: string) => loggedPath(`/${path.replace(/:\w+/, 'siti-rahma-081234')}`)
	expect(pages.map((path) => [path, logged(path)])).toEqual(pages.map((path) => [path, wanted(path)]))
	const others = [
		'/',
		'/assets/a-1.js',
		'/api/v1/public/dokter/detail/1',
		'/api/v2/siti',
		'/siti-rahma-081234',
		'/siti/a',
	]
	expect(others.map(loggedPath)).toEqual(['/', '/assets/*', '/api/v1/public/*', '*', '*', '*'])
})

test('no log of nginx holds the lines of requests', () => {
	const servers = nginx.split('\nserver {').slice(1)
	const logs = servers.map((text) =>
		[...text.matchAll(/^\t(access_log .*?|error_log .*? crit)( buffer.*)?;/gm)].map(([, log]) => log),
	)
	expect(logs).toEqual([
		['access_log /var/log/nginx/rs-yasmin.log rs_yasmin', 'error_log /var/log/nginx/rs-yasmin-error.log crit'],
		['access_log off', 'error_log /dev/null crit'],
	])
})
