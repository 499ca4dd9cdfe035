import { useEffect, useRef, useState } from 'react'
import { TitlePortal } from 'react-admin'
import { useJumlahMenunggu } from '../live/use-jumlah-menunggu.ts'
import { useTabTitle } from './use-tab-title.ts'

/** The heading of the screen. Screens render it into this element (react-admin's `Title`), and the tab repeats it. */
export function StaffTitle() {
	const element = useRef<HTMLHeadingElement>(null)
	const [heading, setHeading] = useState('')
	const { reservasi, komentar } = useJumlahMenunggu()

	useEffect(() => {
		const { current } = element
		if (!current) return
		const read = () => setHeading(current.textContent ?? '')
		const observer = new MutationObserver(read)
		observer.observe(current, { childList: true, characterData: true, subtree: true })
		read()
		return () => observer.disconnect()
	}, [])
	useTabTitle(heading, (reservasi?.jumlah ?? 0) + (komentar?.jumlah ?? 0))

	return <TitlePortal component="h1" ref={element} sx={{ color: '#fff' }} />
}
