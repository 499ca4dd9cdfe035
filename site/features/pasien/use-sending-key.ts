import { useRef } from 'react'
import { newKey } from '../../../contract/new-key.ts'

/** The idempotency key of this form: the same as long as the body is the same. */
export function useSendingKey() {
	const last = useRef({ isi: '', key: '' })
	return (body: object) => {
		const isi = JSON.stringify(body)
		if (last.current.isi !== isi) last.current = { isi, key: newKey() }
		return { 'idempotency-key': last.current.key }
	}
}
