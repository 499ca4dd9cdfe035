/** Hands an event to the phone's calendar as a file. */
export function downloadCalendarFile(text: string, name: string): void {
	const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
	const link = document.createElement('a')
	link.href = address
	link.download = name
	link.click()
	URL.revokeObjectURL(address)
}
