import { useEffect } from 'react'
import { currentMerek } from '../merek/current-merek.ts'

/** The title of the tab: '(3) Reservasi · RS Yasmin'. */
export function useTabTitle(heading: string, count = 0): void {
	useEffect(() => {
		const name = [heading || 'Ruang Staf', currentMerek.namaPendek].filter((part) => part !== '').join(' · ')
		document.title = count > 0 ? `(${count}) ${name}` : name
	}, [heading, count])
}
