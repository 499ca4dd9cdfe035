import { expect, test } from 'vitest'
import { accountOf } from './social-account.ts'

test.each([
	['instagram', '@rssehat', 'https://www.instagram.com/rssehat', '@rssehat'],
	['tiktok', 'rssehat', 'https://www.tiktok.com/@rssehat', '@rssehat'],
	['facebook', 'facebook.com/rssehat?ref=x', 'https://facebook.com/rssehat?ref=x', '@rssehat'],
	['youtube', 'https://www.youtube.com/@rssehat/videos', 'https://www.youtube.com/@rssehat/videos', '@rssehat'],
] as const)('an account of %s typed as %s becomes %s', (icon, typed, link, username) => {
	expect(accountOf(icon, typed)).toEqual({ link, username })
})
