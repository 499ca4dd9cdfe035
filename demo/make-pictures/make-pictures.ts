import { existsSync, globSync, mkdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { website } from '../content/website.ts'
import { wantedPictures } from './content-pictures.ts'
import { paintWanted } from './paint-wanted.ts'
import { recipes } from './recipes.ts'

/*
 * Makes every picture that the demo content names: node demo/make-pictures/make-pictures.ts [--force] [part of a path …]
 * A picture that exists is kept, unless --force. The same content gives the same bytes.
 */

const target = join(import.meta.dirname, '../pictures')
const budget = 12_000_000
const force = process.argv.includes('--force')
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'))

sharp.concurrency(1)

const wanted = wantedPictures()
const turns = new Map<string, number>()
let made = 0
for (const picture of wanted) {
	const turn = turns.get(picture.folder) ?? 0
	turns.set(picture.folder, turn + 1)
	const name = `${picture.folder}/${picture.file}`
	const path = join(target, name)
	if (existsSync(path) && !force) continue
	if (only.length && !only.some((part) => name.includes(part))) continue
	mkdirSync(join(target, picture.folder), { recursive: true })
	const painted = await paintWanted(picture, turn, website.webSetting.namaWeb)
	const isPng = extname(picture.file) === '.png'
	await (isPng
		? painted.png({ compressionLevel: 9 })
		: painted.webp({ quality: 84, effort: 5, smartSubsample: true })
	).toFile(path)
	made++
}

const names = new Set(wanted.map(({ folder, file }) => `${folder}/${file}`))
const present = globSync('**/*.{webp,png}', { cwd: target }).map((path) => path.replaceAll('\\', '/'))
const unused = Object.entries(recipes).flatMap(([folder, of]) =>
	Object.keys(of).flatMap((name) => (names.has(`${folder}/${name}.webp`) ? [] : `recipe ${folder}/${name}`)),
)
const missing = [...names].filter((name) => !existsSync(join(target, name)))
const superfluous = [...present.filter((name) => !names.has(name)), ...unused]
const bytes = present.reduce((sum, name) => sum + statSync(join(target, name)).size, 0)

console.log(`${made} made, ${present.length} there, ${(bytes / 1e6).toFixed(2)} MB`)
if (missing.length) console.error(`Missing:\n  ${missing.join('\n  ')}`)
if (superfluous.length) console.error(`Superfluous:\n  ${superfluous.join('\n  ')}`)
if (bytes > budget) console.error('The pictures weigh more than 12 MB')
if (missing.length || superfluous.length || bytes > budget) process.exitCode = 1
