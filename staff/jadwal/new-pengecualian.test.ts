import { expect, test } from 'vitest'
import { newPengecualian } from './new-pengecualian.ts'

test('the reason of new leave is for staff alone', () => {
	expect(newPengecualian('2026-03-02')).toMatchObject({ mulai: '2026-03-02', alasanTampil: false })
})
