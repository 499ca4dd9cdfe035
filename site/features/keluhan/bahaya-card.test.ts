import { expect, test } from 'vitest'
import { telAddress } from './bahaya-card.tsx'

test.each([
	['119', 'tel:119'],
	['119 ext 8', 'tel:119,8'],
	['119 Ext. 8', 'tel:119,8'],
	['0811-1129-129', 'tel:+628111129129'],
])('%s is dialled as %s', (nomor, address) => expect(telAddress(nomor)).toBe(address))
