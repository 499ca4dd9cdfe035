import { expect, test } from 'vitest'
import { newId } from '../ids/new-id.ts'
import { hideNik } from './hide-nik.ts'

test.each([
	['NIK saya 3510016507900003, tolong', 'NIK saya ••••••••••••0003, tolong'],
	['3510 0165 0790 0003', '•••••••••••••••0003'],
	['3510.0165-0790.0003', '•••••••••••••••0003'],
	['081234567890 atau 4111', '081234567890 atau 4111'],
	['35100165079000034', '35100165079000034'],
	['', ''],
])('%j becomes %j', (text, hidden) => {
	expect(hideNik(text)).toBe(hidden)
})

test('ids are unchanged', () => {
	for (const id of [newId(), 'a3510016507900003f', '0123456789abcdef0123456789abcdef']) expect(hideNik(id)).toBe(id)
})
