export const komunitasColumns = ['id', 'uri', 'nama', 'foto', 'ringkasan'] as const
