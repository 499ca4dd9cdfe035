import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { findInFolder } from './find-in-folder.ts'

test('a text is found in every form that files of ours may have', () => {
	const folder = mkdtempSync(join(tmpdir(), 'find-in-folder-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	mkdirSync(join(folder, 'deep/er'), { recursive: true })
	const holding = `${'x'.repeat(3000)}NIK 3510016507900003`
	const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content)
	write('plain', holding)
	write('deep/er/compressed.gz', gzipSync(holding))
	write('compressed.br', brotliCompressSync(holding))
	write('compressed.zst', zstdCompressSync(holding))
	write('wide', Buffer.from(holding, 'utf16le'))
	write('encoded', Buffer.from('3510016507900003').toString('base64'))
	write('other', '3510016507900004')
	const found = findInFolder(folder, ['3510016507900003']).map((file) => basename(file))
	expect(found.toSorted()).toEqual(['compressed.br', 'compressed.gz', 'compressed.zst', 'encoded', 'plain', 'wide'])
})
