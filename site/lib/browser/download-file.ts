export function downloadFile(name: string, type: string, text: string): void {
	const address = URL.createObjectURL(new Blob([text], { type }))
	const link = document.createElement('a')
	link.href = address
	link.download = name
	link.click()
	URL.revokeObjectURL(address)
}

export const downloadCalendarFile = (name: string, text: string) =>
	downloadFile(name, 'text/calendar;charset=utf-8', text)
