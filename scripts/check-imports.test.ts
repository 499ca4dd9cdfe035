import { expect, test } from 'vitest'
import { refusedImports } from './check-imports.mjs'

const refused = (file: string, path: string) => refusedImports(file, `import { x } from '${path}'\n`)

test.each([
	['a domain', 'a domain without an arrow', 'server/artikel/visitor/x.ts', '../../shop/y.ts'],
	['a domain', 'staff/ of another domain', 'server/artikel/staff/x.ts', '../../dokter/staff/y.ts'],
	['a domain', 'a new staff/ without a row', 'server/web/x.ts', '../shop/staff/y.ts'],
	['a domain', 'the lists of the API', 'server/web/x.ts', '../api/handlers.ts'],
	['a domain', 'other parts of the staff API', 'server/dokter/staff/x.ts', '../../staff/panduan/y.ts'],
	['visitor/', 'contract/<domain>/staff', 'server/reservasi/visitor/x.ts', '../../../contract/reservasi/staff/y.ts'],
	['a deeper visitor/', 'contract/staff', 'server/reservasi/kalender/visitor/x.ts', '../../../../contract/staff/y.ts'],
	['visitor/', 'its own staff/', 'server/dokter/visitor/x.ts', '../staff/y.ts'],
	['the public API', 'staff/', 'server/api/handlers.ts', '../integrasi/staff/y.ts'],
	['a technical folder', 'a domain', 'server/http/x.ts', '../dokter/y.ts'],
	['the mechanism of the API', 'a domain', 'server/api/x.ts', '../dokter/visitor/y.ts'],
	['what visitors get', 'contract/integrasi/staff', 'contract/dokter/x.ts', '../integrasi/staff/y.ts'],
	['contract', 'another folder', 'contract/x.ts', '../lexicon/y.ts'],
	['a feature', 'another feature', 'site/features/galeri/x.tsx', '../artikel/y.tsx'],
	['shop/keranjang', 'what only shop may', 'site/features/shop/keranjang/x.tsx', '../../bandingkan/y.tsx'],
	['site/ui', 'a feature', 'site/ui/card/x.tsx', '../../features/artikel/y.tsx'],
	['site/lib', 'site/ui', 'site/lib/dates/x.ts', '../../ui/card/y.tsx'],
	['the site', 'the staff app', 'site/routes/x.tsx', '../../staff/api/y.ts'],
	['the staff app', 'the site', 'staff/api/x.ts', '../../site/ui/card/y.tsx'],
	['scripts', 'a folder of ours', 'scripts/x.mjs', '../contract/call.ts'],
	['anything but process', 'demo', 'server/commands/x.ts', '../../demo/y.ts'],
	['code', 'a test support', 'server/http/x.ts', '../../tests/support/y.ts'],
	['code', 'a folder without a zone', 'server/process/x.ts', '../../baru/y.ts'],
])('%s imports not %s', (_, __, file, path) => {
	expect(refused(file, path)).toEqual([expect.stringMatching(`^${file}: '${path}' is refused. [A-Za-z]`)])
})

test.each([
	['server/artikel/visitor/x.ts', '../../dokter/y.ts'],
	['server/artikel/visitor/x.ts', '../y.ts'],
	['server/reservasi/kalender/x.ts', '../y.ts'],
	['server/reservasi/staff/x.ts', '../../../contract/reservasi/staff/y.ts'],
	['server/dokter/staff/x.ts', '../../staff/content/entities/y.ts'],
	['server/http/x.ts', '../cache/y.ts'],
	['server/process/x.ts', '../../demo/y.ts'],
	['contract/dokter/staff/x.ts', '../../reservasi/staff/y.ts'],
	['site/features/galeri/x.tsx', '../../ui/card/y.tsx'],
	['site/features/dokter/jadwal/x.tsx', '../y.tsx'],
	['site/features/shop/x.tsx', './keranjang/y.tsx'],
	['site/features/shop/x.tsx', '../pasien/y.tsx'],
	['scripts/x.mjs', '../server/builds.mjs'],
	['server/http/x.ts', 'hono'],
	['server/http/x.test.ts', '../dokter/y.ts'],
])('%s imports %s', (file, path) => {
	expect(refused(file, path)).toEqual([])
})

test.each([
	"import '../shop/y.ts'",
	"import type {\n\tA,\n} from '../shop/y.ts'",
	"export * from '../shop/y.ts'",
	"const y = await import('../shop/y.ts')",
	'const y = await import(\n\t`../shop/y.ts`\n)',
	"/** @typedef {import('../shop/y.ts').A} A */",
])('%s is read', (source) => {
	expect(refusedImports('server/artikel/x.ts', source)).toHaveLength(1)
})

test.each(['server/baru/x.ts', 'server/baru.ts', 'site/baru/x.tsx', 'baru/x.ts'])('%s needs a zone', (file) => {
	expect(refusedImports(file, '')).toEqual([expect.stringContaining('Give its folder a row')])
})
