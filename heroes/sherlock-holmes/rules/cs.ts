import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  'sherlock-holmes': [
    'Sherlock Holmes',
    'Protivníci nemohou [[canceling|rušit]] efekty karet Holmese a dr. Watsona. Karty, které smí použít kdokoli, zrušit lze, ať je zahraje kterýkoli z nich.',
    '„Prosté, milý Watsone“ se vykládá lícem nahoru a zvolí se číslo. Je-li na útočné kartě uvedena taková hodnota, její efekty se BĚHEM BOJE zruší a její hodnota se [[ignored-and-fixed|ignoruje]]. „Vydedukovaná strategie“ udělá z POSÍLENÍ protivníkovy karty [[set-and-add|hodnotu uvedenou na kartě]].',
    '„Potvrzené podezření“: u univerzální karty se počítá její jediná hodnota. Kterou vhodnou kartu odhodí, volí protivník; nemá-li žádnou, ukáže všem celou ruku.',
    'Kde se volí číslo, jde seznam od 0 po nejvyšší hodnotu v balíčcích této hry, takže nic neříká o ničí ruce.',
  ],
};
