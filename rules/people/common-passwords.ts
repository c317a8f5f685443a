/** Of the commonest passwords those that are long enough to be taken otherwise; in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  123456789012 1234567890123 12345678901234 123456789012345 1234567890123456 012345678901 098765432109 111222333444
  123123123123 123321123321 121212121212 112233445566 987654321098 147258369147 159357159357 123456123456 123456654321
  1q2w3e4r5t6y 1q2w3e4r5t6y7u q1w2e3r4t5y6 1qaz2wsx3edc 1qazxsw23edc qazwsxedcrfv zaq12wsxcde3 qwertyuiop12 qwertyuiop123
  qwertyuiop[] qwertyuiopasdf qwertzuiop12 azertyuiop12 azertyuiop123 asdfghjkl123 asdfghjklqwe qwerty123456 qwertyqwerty
  qwerty1234567 qwertzqwertz azertyazerty zxcvbnm12345 qweasdzxc123 qwe123qwe123 qweqweqweqwe asdasdasdasd asdfasdfasdf
  abcdefghijkl abcdefghijklm abcd1234abcd abc123abc123 abcabcabcabc aaaabbbbcccc a1b2c3d4e5f6 abcdef123456 abcdefg12345
  password1234 password12345 password123456 passwordpassword password12!! password2026 password2025 password2024
  passw0rd1234 p@ssw0rd1234 p@ssword1234 mypassword123 mypassword12 newpassword1 changeme1234 changemenow1 letmeinletmein
  letmein12345 welcome12345 welcome123456 welcomehome1 iloveyou1234 iloveyou12345 iloveyouiloveyou ilovemyfamily
  iloveyousomuch administrator adminadmin12 admin1234567 admin12345678 adminpassword administrator1 sunshine1234
  princess1234 football1234 baseball1234 superman1234 computer1234 internet1234 monkeymonkey liverpool123 manchester1
  wachtwoord12 wachtwoord123 wachtwoord1234 welkom123456 welkom1234567 geheim123456 hallohallo12 hallo1234567
  passwort1234 passwort12345 passwortpasswort hallohallohallo schatzschatz ichliebedich geheimnis123 willkommen12
  motdepasse12 motdepasse123 motdepasse1234 jetaime12345 bonjour12345 bonjourbonjour soleilsoleil chouchou1234
  correcthorse correcthorsebatterystaple trustno1trustno1 whatever1234 starwars1234 dragondragon masterpassword
  thisisapassword thisismypassword donotenter12 testtesttest test12345678 test123456789 testpassword guestguest12
  `
    .trim()
    .split(/\s+/),
);
